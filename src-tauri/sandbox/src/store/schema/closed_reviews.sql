-- Version 6: stores whose reviews are switched off.

-- 'closed': nobody writes here; 'hidden': nor are there any to read. Absent: as everywhere.
ALTER TABLE unusual_stores ADD COLUMN reviews TEXT CHECK (reviews IN ('closed', 'hidden'));
