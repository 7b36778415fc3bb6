-- Schema 20: where a payer's money goes instead, and how far the provider's books were read.

INSERT OR REPLACE INTO refund_destinations (order_id, payer_id, kind, phone_no)
VALUES (1, 5, 'EWALLET', '81200000005');
