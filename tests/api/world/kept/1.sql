-- What schema 1 kept of people: devices and events; and of the seed one store, a voucher and a list.

INSERT INTO devices VALUES ('kept-device', 'fcm-1', '{"model":"kept"}', 1791781800000);
INSERT INTO events VALUES (1, 'kept-event', 'store_card', '/', 1791781800000, 1791781800005, '{"poiId":"P1"}');

INSERT INTO meta VALUES ('seed', 'of an older program');
INSERT INTO config VALUES ('explore_tab_switch', 'false');
INSERT INTO regions VALUES (31, NULL, 'DKI Jakarta', -6.2, 106.8, NULL, NULL, NULL, NULL);
INSERT INTO stores
  (id, name, category_id, district_id, area_id, street_id, house_number, lat, lon, price_per_capita,
   score_tenths, review_count, halal, takes_red_packet, has_discount, pattern_id, ground, dish,
   second_dish, popularity, mall_id, floor, brand_id)
VALUES (1, 'Kept', 101, 317106, 1, 1, 1, -6.2, 106.8, 50000, 45, 10, 1, 1, 1, 1,
  'a', 'b', 'c', 5, NULL, NULL, NULL);
INSERT INTO products
  (id, store_id, sort, product_type, name_id, name_en, name_zh, art, original_price, sale_price,
   remaining_stock, activity_type, promotion_price, tag_id, flash_session_id, flash_sort,
   reserve_mode, user_limit, user_group_ok)
VALUES (1, 1, 1, 'CASH_COUPON', 'a', 'b', 'c', 'd', 2, 1, 5, 'COMMON', 1, NULL,
  NULL, NULL, 0, 1, 1);
INSERT INTO list_queries VALUES ('kept-query', 'distance', '{}', 1791781800000);
INSERT INTO list_pages VALUES ('kept-query', 1, 5, 1, 1);
