// Made by `npm run gen` from src-tauri/contract; never edited.
import * as v from 'valibot';

export const vReserveStatus = v.picklist(['CAN_RESERVE', 'RESERVED']);
