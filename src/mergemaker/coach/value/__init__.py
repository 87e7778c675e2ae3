"""What a complete game is worth to everybody, written like the rules: interpreted, or compiled for many games."""
