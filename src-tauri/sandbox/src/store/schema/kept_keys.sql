-- Keys of acts whose retry after a restart was refused as if it were another act.

-- Of the owner's choice: its case may have ended with it.
ALTER TABLE outlet_refusals ADD COLUMN chosen_key TEXT;
CREATE UNIQUE INDEX outlet_refusals_by_choice ON outlet_refusals (user_id, chosen_key)
  WHERE chosen_key IS NOT NULL;

-- Of the last time that the review was saved: its visit has its review then.
ALTER TABLE reviews ADD COLUMN saved_key TEXT;
CREATE UNIQUE INDEX reviews_by_key ON reviews (user_id, saved_key) WHERE saved_key IS NOT NULL;
