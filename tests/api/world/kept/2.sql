-- What schema 2 kept of people: accounts, sessions, and logins that were begun.
-- 1 is of the seed, which must not be made twice. Tokens are the SHA-256 of the names beside them.

INSERT INTO users (user_id, country_code, phone_no, user_name, head_portrait, invite_code,
                   invited_by, registry_channel, share_method, frozen_reason, created_ms) VALUES
  (1, '62', '81200000001', 'Sari W', '', 'SARW2026', NULL, '', '', NULL, 1791781800000),
  (4, '62', '81255500400', 'Kept Ani', '', 'KEPT0004', NULL, '3', 'WHATS_APP', NULL, 1791781800001),
  (5, '62', '81255500500', 'Kept Beni', '', 'KEPT0005', 4, '', '', NULL, 1791781800002),
  (6, '62', '81255500600', 'Kept Cici', '', 'KEPT0006', NULL, '', '', 'REPORTED', 1791781800003);

INSERT INTO token_families VALUES
  (1, 4, 1795151400000, NULL, NULL),
  (2, 5, 1795065000000, 1795151400000, 'logout'),
  (3, 6, 1795151400000, NULL, NULL);
INSERT INTO tokens VALUES
  -- kept-access, kept-refresh
  (X'b515f36646fd6cb37538a4480399acfb31d1a340857fa28f0f5c9caf12386084', 1, 'access', 1795239000000, NULL, NULL),
  (X'36d1c3e30ab7b805570c5624ba089ae00ac399e327719d899069d5e788088e9c', 1, 'refresh', 1797743400000, NULL, NULL),
  -- kept-used-refresh, exchanged for the one above
  (X'c63796ec3b5744d157b6c997b76b0b4b66555bc3e689e544307464625261a47a', 1, 'refresh', 1797657000000, 1795234200000,
   X'36d1c3e30ab7b805570c5624ba089ae00ac399e327719d899069d5e788088e9c'),
  -- kept-ended-refresh
  (X'131c60aaa8a91245d8d1935c668a6532dc8880096ddc0b7164206eee2f9693eb', 2, 'refresh', 1797657000000, NULL, NULL),
  -- kept-frozen-access
  (X'c46a79b508ed128b19b73547d991a095b6250f16ffa3d4f3e952c6d796572e8c', 3, 'access', 1795239000000, NULL, NULL);

INSERT INTO auth_codes VALUES
  ('KEPTKEY1', 'kept-state', 'kept-device', '0000000000000000000000000000000000000000000000000000000000000000', 1795237740000, 1795238040000, 'waiting', NULL);
INSERT INTO phone_codes VALUES
  ('62', '81255500400', 'kept-device', X'1111111111111111111111111111111111111111111111111111111111111111', 1795237680000, 1795237980000, 1, NULL);
INSERT INTO slider_challenges VALUES ('kept-challenge', 'kept-device', 40, 7, 0, 1795237860000);
INSERT INTO slider_tokens VALUES (X'2222222222222222222222222222222222222222222222222222222222222222', 'kept-device', 1795237860000);
