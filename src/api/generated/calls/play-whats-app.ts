// Made by `npm run gen` from src-tauri/contract; never edited.
import type { Endpoint } from '../../endpoint.ts';
import { vDone } from '../shared/done.ts';
import type { Done, PlayWhatsAppBody } from '../types.ts';

/** Plays WhatsApp: a message arrives, or its sender withdraws the login. */
export const playWhatsApp: Endpoint<PlayWhatsAppBody, Done> = {
  path: '/sandbox/whatsapp',
  data: vDone,
};
