-- A visit is what one redemption wrote, and no other. B9.

-- Of a visit that was taken back, whose number another one may have got since.
UPDATE redemptions SET visit_id = NULL
WHERE visit_id NOT IN (SELECT v.visit_id FROM visits AS v)
  OR EXISTS (SELECT 1 FROM redemptions AS later
             WHERE later.visit_id = redemptions.visit_id
               AND later.confirmed_ms > redemptions.confirmed_ms);
CREATE UNIQUE INDEX redemptions_by_visit ON redemptions (visit_id) WHERE visit_id IS NOT NULL;
