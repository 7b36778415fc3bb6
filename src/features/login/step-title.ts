import type { TextKey } from '../../i18n/i18n.ts';
import type { LoginRequest } from '../../session/login-store.ts';
import type { LoginStep } from './login-state.ts';

/** What the login is for, by scene (spec home 4 and 6); other scenes share one title. */
const scenes: Readonly<Record<string, TextKey>> = {
  'claim red packet': 'login.titleRedPacket',
  'check-in center': 'login.titleCheckIn',
  'coupon-available filter': 'login.titleCoupon',
};

export function stepTitle(step: LoginStep, request: LoginRequest | undefined): TextKey {
  switch (step.name) {
    case 'waiting':
    case 'entering':
      return 'login.titleWaiting';
    case 'expired':
      return 'login.titleExpired';
    case 'phone':
      return 'login.titlePhone';
    case 'slider':
      return 'login.titleSlider';
    case 'code':
      return 'login.titleCode';
    case 'choose':
    case 'closed':
    case 'finishing':
      if (request?.reason === 'frozen') return 'login.titleFrozen';
      if (request?.reason) return 'login.titleAgain';
      return (request && scenes[request.scene]) ?? 'login.title';
  }
}
