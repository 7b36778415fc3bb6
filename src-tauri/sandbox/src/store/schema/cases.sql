-- What customer service or the outlet answered to a question.
ALTER TABLE cases ADD COLUMN answer TEXT;
ALTER TABLE cases ADD COLUMN answered_by TEXT CHECK (answered_by IN ('SERVICE', 'MERCHANT'));
ALTER TABLE cases ADD COLUMN answered_ms INTEGER;
