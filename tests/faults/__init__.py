"""What is killed, cut off and sent twice: nothing acknowledged is lost, doubled or moved.

`make crash` and `make exactly-once` take minutes; `test_faults.py` is a short run of both.
"""
