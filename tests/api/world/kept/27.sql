-- Schema 27: the device that exchanged a refresh token.

UPDATE tokens SET used_device = X'2727272727272727272727272727272727272727272727272727272727272727'
WHERE used_ms IS NOT NULL;
