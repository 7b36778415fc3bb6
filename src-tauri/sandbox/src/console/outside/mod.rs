//! Pages that play what stands outside the sandbox: the ordering host and WhatsApp. They look like
//! what they play, not like the console.

pub mod ordering;
pub mod whatsapp;
