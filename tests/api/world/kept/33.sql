-- Schema 33: a mall's own address; it is the seed's.

UPDATE malls SET house_number = 7 WHERE mall_id = (SELECT min(mall_id) FROM malls);
