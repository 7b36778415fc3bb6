-- Schema 25: a withdrawn voucher whose unpaid orders close.

INSERT INTO withdrawals VALUES (9000, 1, 1795151460000);
