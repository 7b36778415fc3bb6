/** Where money is to go, as it is typed. Merchant 5, 8. */
import type { DestinationKind, RefundDestination } from '../../api/generated/types.ts';

export interface DestinationForm {
  /** Undefined: nothing is chosen. */
  kind: DestinationKind | undefined;
  phoneNo: string;
  bankName: string;
  holder: string;
  number: string;
}

export type DestinationProblem = 'kind' | 'phone' | 'bank' | 'holder' | 'number';

export const EMPTY_DESTINATION: DestinationForm = {
  kind: undefined,
  phoneNo: '',
  bankName: '',
  holder: '',
  number: '',
};

/** Contract `RefundDestination`. */
const ACCOUNT = /^\d{8,20}$/;
const HOLDER = /^\p{Alphabetic}[\p{Alphabetic} .,'-]{1,59}$/u;
const PHONE = /^(?:\+?62|0)?8\d{8,11}$/;

/** What is wrong, in the order of the fields; empty: it can be sent. */
export function destinationProblems(form: DestinationForm): DestinationProblem[] {
  switch (form.kind) {
    case undefined:
      return ['kind'];
    case 'ORIGINAL':
      return [];
    case 'EWALLET':
      return PHONE.test(plain(form.phoneNo)) ? [] : ['phone'];
    case 'BANK': {
      const problems: DestinationProblem[] = [];
      if (form.bankName === '') problems.push('bank');
      if (!ACCOUNT.test(plain(form.number))) problems.push('number');
      if (!HOLDER.test(form.holder.trim())) problems.push('holder');
      return problems;
    }
  }
}

/** Of a form without problems. */
export function destinationOf(form: DestinationForm): RefundDestination {
  switch (form.kind) {
    case 'EWALLET':
      return { kind: 'EWALLET', phoneNo: plain(form.phoneNo) };
    case 'BANK':
      return {
        kind: 'BANK',
        bankName: form.bankName,
        bankAccountName: form.holder.trim(),
        bankAccountNumber: plain(form.number),
      };
    case 'ORIGINAL':
    case undefined:
      return { kind: 'ORIGINAL' };
  }
}

/** People group digits. */
function plain(digits: string): string {
  return digits.replace(/[\s.()-]/g, '');
}
