import type { LegalDocuments } from '../document-shape.ts';

export const documents: LegalDocuments = {
  terms: {
    title: 'Terms of Service',
    version: '1.0',
    date: 'November 21, 2026',
    intro:
      'These terms govern your use of the Jajan app and site. By creating an account, logging in or buying through Jajan you accept them. If you do not, you can still browse without an account.',
    sections: [
      {
        heading: 'About Jajan',
        blocks: [
          'Jajan helps you find and buy food vouchers, Flash Sale items and red packets from restaurants and brands near you.',
          'Food, drinks and services come from our partners. Jajan sells and manages the vouchers that entitle you to redeem them there.',
        ],
      },
      {
        heading: 'Your account and logging in',
        blocks: [
          'You log in with WhatsApp, or with your phone number and a one-time code. Your account is created the first time you log in.',
          [
            'You are at least 18 years old, or use Jajan with the consent of a parent or guardian.',
            'The phone number is yours, or you are entitled to use it.',
            'A login code is secret. Jajan never asks for it by phone, message or social media.',
            'One person, one account. Accounts cannot be sold or transferred.',
          ],
          'If you lose your phone or change your number, log out of all devices at once or contact us.',
        ],
      },
      {
        heading: 'Prices and payment',
        blocks: [
          'Prices are in rupiah. What you get, how long it is valid, where it can be redeemed and whether it is refundable stand on the voucher page before you pay.',
          'An order is binding once we have received your payment. Orders that are not paid in time are cancelled automatically, free of charge.',
          'Countdowns and remaining stock follow the real time and the real stock of our servers.',
        ],
      },
      {
        heading: 'Vouchers and redemption',
        blocks: [
          [
            'A voucher can be redeemed only at the stores and within the period shown on it.',
            'Each code works once. Do not share it with anyone you do not trust.',
            'Vouchers cannot be exchanged for cash, other than by a refund under these terms.',
          ],
          'If a partner refuses a valid voucher, contact us within 7 days. We help you redeem it or refund you in full.',
        ],
      },
      {
        heading: 'Refunds',
        blocks: [
          'Unused vouchers can be refunded where the voucher page says so. The order page shows each step, the amount, the destination and the expected date.',
          'Refunds go to the original payment method. If one fails, we tell you why and what to do next.',
        ],
      },
      {
        heading: 'Red packets, promotions and invitations',
        blocks: [
          'Red packets and discounts are gifts. They expire and cannot be paid out. The rules of each programme stand on its page.',
          'We may withdraw benefits gained through multiple accounts, automated software or other cheating.',
        ],
      },
      {
        heading: 'Your reviews and content',
        blocks: [
          'Reviews and photos you send remain yours. You allow Jajan to show them in our service, free of royalties, for as long as you leave them there.',
          'Reviews must be honest and from your own experience. We may take down content that is unlawful, insulting, misleading or reveals personal data of others.',
        ],
      },
      {
        heading: 'What is not allowed',
        blocks: [
          [
            'disrupting, overloading or trying to break into our systems;',
            'collecting data automatically without written permission;',
            'pretending to be another person or a partner;',
            'reselling vouchers commercially without written permission.',
          ],
        ],
      },
      {
        heading: 'Freezing and closing an account',
        blocks: [
          'We may freeze an account to prevent fraud, protect other users or meet legal duties. We give the reason when you log in, unless the law forbids it, and you can object.',
          'You can delete your account at any time in the account settings. Before you decide we show your valid vouchers, pending refunds and the consequences.',
        ],
      },
      {
        heading: 'Responsibility',
        blocks: [
          'Partners are responsible for the quality, safety and halal status of their food and services. We are responsible for selling vouchers, for payments and for the app.',
          'Nothing in these terms reduces your rights under the Indonesian Consumer Protection Law.',
        ],
      },
      {
        heading: 'Changes to these terms',
        blocks: [
          'We announce important changes in the app at least 14 days before they take effect. Orders already paid stay under the terms of the day of purchase.',
        ],
      },
      {
        heading: 'Law and disputes',
        blocks: [
          'These terms are governed by the law of the Republic of Indonesia. Disputes are settled amicably first, then by the Consumer Dispute Settlement Agency (BPSK) or the competent court where you live.',
          'This is a translation. If it differs from the Indonesian text, the Indonesian text prevails.',
        ],
      },
      {
        heading: 'Contact',
        blocks: ['User support: halo@jajan.example, every day from 08:00 to 22:00 WIB.'],
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    version: '1.0',
    date: 'November 21, 2026',
    intro:
      'This policy explains which personal data we process, why, for how long, and your rights under Indonesian Law No. 27 of 2022 on Personal Data Protection (UU PDP). Jajan is the controller of the data.',
    sections: [
      {
        heading: 'Data we process',
        blocks: [
          [
            'Account: phone number, nickname, profile picture and invite code.',
            'Login: method, time and device id. We read the WhatsApp message you send only to match the code in it.',
            'Transactions: orders, vouchers, refunds and payment status, and the bank account or e-wallet that you name for a refund. Card numbers and PINs are processed by the payment provider, not by us.',
            'Location: the position of your device, only after you allow it, to show stores near you and to check that you are at the outlet when you open a code.',
            'Content: your reviews, photos and favourite stores, videos that you report or do not want to see, and what you write to customer service.',
            'Technical data: device id, app version and language with each request; faults and loading times without your account and without the device id.',
            'Usage: kind of device, pages opened and what you tap, only after you agree. Until then we do not record it.',
          ],
          'We do not ask for specific personal data such as health, biometric or belief data.',
        ],
      },
      {
        heading: 'Purposes and legal bases',
        blocks: [
          [
            'Providing your account, vouchers, payments and refunds: performance of our contract with you.',
            'Showing nearby stores and sending notifications: your consent, which you can withdraw at any time.',
            'Preventing fraud and keeping the service secure: legitimate interest, balanced against your rights.',
            'Keeping transaction records: legal duties under tax and trade law.',
            'Improving the service: your consent for usage, which you can withdraw at any time; legitimate interest for faults and loading times, which name nobody.',
          ],
        ],
      },
      {
        heading: 'Automated decisions',
        blocks: [
          'Our systems may ask for an extra check, such as the slider, when an attempt to log in looks unusual. If that puts you at a disadvantage, you can ask for a review by a person.',
        ],
      },
      {
        heading: 'Who receives data',
        blocks: [
          [
            'The partner where you redeem a voucher: its code and the time, without your phone number.',
            'Payment providers and banks: what is needed to pay and to refund.',
            'WhatsApp and SMS providers: your phone number, to send and receive login codes.',
            'Data centre providers: they store data on our behalf and instruction.',
            'Authorities: only where the law requires it.',
          ],
          'We do not sell your personal data.',
        ],
      },
      {
        heading: 'Transfers abroad',
        blocks: [
          'Main data is stored in Indonesia. Where a provider processes data in another country, we make sure that protection there is equal to the UU PDP or bound by adequate agreements; otherwise we ask for your consent first.',
        ],
      },
      {
        heading: 'How long we keep data',
        blocks: [
          [
            'Account and profile: while the account is active, then deleted within 30 days of its deletion.',
            'Login codes and WhatsApp keys: 5 minutes.',
            'Login and security records: 12 months.',
            'Transaction records: 10 years under tax and company-document law.',
            'Location: no history on our servers; the last position is on your device only.',
            'Usage data without identity: 24 months.',
          ],
        ],
      },
      {
        heading: 'Your rights',
        blocks: [
          'Under the UU PDP you have the right to:',
          [
            'be informed about the processing of your data;',
            'complete, update and correct it;',
            'access it and receive a copy;',
            'end its processing, and have it deleted or destroyed;',
            'withdraw consent;',
            'object to decisions based solely on automated processing;',
            'suspend or restrict processing;',
            'sue and receive compensation;',
            'receive it in a machine-readable form and move it to another party.',
          ],
          'You can change your name and picture in your profile and permissions in your device settings, and delete your account in the account settings. For the other rights contact us. We respond within 3 × 24 hours.',
        ],
      },
      {
        heading: 'Security',
        blocks: [
          'Data travels encrypted. Login codes and tokens are kept on our servers only as hashes. Employee access is limited and logged.',
          'If protection of personal data fails, we inform you and the competent agency in writing within 3 × 24 hours: what was exposed, when and how, and what we do about it.',
        ],
      },
      {
        heading: 'Children',
        blocks: [
          'Jajan is not meant for children. Data of a child is processed only with the consent of a parent or guardian. If you know otherwise, contact us and we delete it.',
        ],
      },
      {
        heading: 'Storage on your device',
        blocks: [
          'The app keeps your login session, language, theme, last position and the lists loaded last on your device, to be fast and to work offline. Account data on the device is removed when you log out. We use no third-party tracking cookies.',
        ],
      },
      {
        heading: 'Changes to this policy',
        blocks: [
          'We announce important changes in the app before they take effect. Where a change needs consent, we ask for it again.',
        ],
      },
      {
        heading: 'Contact',
        blocks: [
          'Data protection officer: privasi@jajan.example. You can also complain to the competent personal data protection agency.',
        ],
      },
    ],
  },
};
