-- What schema 4 added of people: stores that they keep, coupons, reports. 20778 is the day of the test.

INSERT INTO favourites VALUES (4, 24, 1), (4, 5, 2), (4, 9000001, 3), (5, 5, 1);
INSERT INTO claimed_batches VALUES (1, 1, 2);
INSERT INTO claimed_coupons VALUES
  (1, 4, 1, 1, 20778, 1795234200000, 20818, NULL),
  (2, 5, 1, 1, 20770, 1794546600000, 20818, 1795151400000);
INSERT INTO store_reports (report_id, user_id, store_id, wrong, note, day, reported_ms) VALUES (1, 4, 5, 'HOURS', 'Closed on Mondays', 20778, 1795234200000);

INSERT INTO unusual_stores (store_id, refusal, lacks_review_switches, about)
  VALUES (9000001, 'expired', 0, 'of an older seed');
