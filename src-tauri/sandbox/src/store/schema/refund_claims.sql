-- Refunds of refused vouchers that the owner's word alone does not give, and who decided them.

CREATE TABLE refund_claims (
  claim_id INTEGER PRIMARY KEY AUTOINCREMENT,
  refusal_id INTEGER NOT NULL UNIQUE REFERENCES outlet_refusals,
  coupon_id INTEGER NOT NULL REFERENCES vouchers,
  user_id INTEGER NOT NULL REFERENCES users,
  -- An outlet confirmed the voucher, or its partner's code was told.
  kind TEXT NOT NULL CHECK (kind IN ('CONFIRMED', 'TOLD')),
  -- While it is open: whose answer it waits for.
  status TEXT NOT NULL CHECK (status IN ('OUTLET', 'SERVICE', 'GRANTED', 'DENIED', 'WITHDRAWN')),
  asked_ms INTEGER NOT NULL,
  -- Then customer service decides. Absent: it does so from the start.
  outlet_until_ms INTEGER,
  decided_ms INTEGER,
  -- The account that paid.
  borne_by TEXT CHECK (borne_by IN ('HELD', 'MERCHANT')),
  CHECK ((status IN ('OUTLET', 'SERVICE')) = (decided_ms IS NULL)),
  CHECK ((status = 'GRANTED') = (borne_by IS NOT NULL))
) STRICT;
CREATE INDEX refund_claims_by_user ON refund_claims (user_id, asked_ms);
CREATE INDEX refund_claims_by_coupon ON refund_claims (coupon_id, claim_id);
CREATE INDEX refund_claims_to_pass ON refund_claims (outlet_until_ms) WHERE status = 'OUTLET';

-- The audit trail.
CREATE TABLE refund_claim_steps (
  step_id INTEGER PRIMARY KEY,
  claim_id INTEGER NOT NULL REFERENCES refund_claims,
  kind TEXT NOT NULL CHECK (kind IN ('ASKED', 'PASSED_ON', 'GRANTED', 'DENIED', 'WITHDRAWN')),
  author TEXT NOT NULL CHECK (author IN ('OWNER', 'CLOCK', 'MERCHANT', 'SERVICE', 'RULE')),
  words TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX refund_claim_steps_by_claim ON refund_claim_steps (claim_id, step_id);
CREATE TRIGGER refund_claim_steps_are_never_changed BEFORE UPDATE ON refund_claim_steps
BEGIN SELECT raise(ABORT, 'the audit trail is append-only'); END;
CREATE TRIGGER refund_claim_steps_are_never_cut BEFORE DELETE ON refund_claim_steps
BEGIN SELECT raise(ABORT, 'the audit trail is append-only'); END;

-- Until now the owner's word was enough.
INSERT INTO refund_claims (refusal_id, coupon_id, user_id, kind, status, asked_ms, decided_ms, borne_by)
  SELECT r.refusal_id, r.coupon_id, r.user_id,
    CASE WHEN p.coupon_id IS NULL THEN 'CONFIRMED' ELSE 'TOLD' END, 'GRANTED', r.chosen_ms,
    r.chosen_ms, CASE r.was_used WHEN 1 THEN 'MERCHANT' ELSE 'HELD' END
  FROM outlet_refusals AS r LEFT JOIN partner_codes AS p USING (coupon_id)
  WHERE r.choice = 'REFUND' AND (r.was_used OR p.coupon_id IS NOT NULL) ORDER BY r.refusal_id;
INSERT INTO refund_claim_steps (claim_id, kind, author, words, at_ms)
  SELECT claim_id, 'GRANTED', 'RULE', '', decided_ms FROM refund_claims ORDER BY claim_id;
