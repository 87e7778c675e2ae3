// How the lines of players are told apart in charts.
export const DASHES = ["", "7 4", "2 4", "10 4 2 4", "14 5", "4 2"];
export const COLOURS = ["#cf4a2a", "#2f74d0", "#14906f", "#a86cc1", "#c8952c", "#4fb2da"];
