-- Schema 17: a question that the outlet answered.

UPDATE cases SET answer = 'Kept', answered_by = 'MERCHANT', answered_ms = 1795151480000
WHERE case_id = 1;
