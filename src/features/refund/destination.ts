/** Where money is to go, as it is typed. Merchant 5, 8. */
import type { DestinationKind, RefundDestination } from '../../api/generated/types.ts';
import { accountOf, personOf, phoneOf } from '../../lib/typed.ts';

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

/** What is wrong, in the order of the fields; empty: it can be sent. */
export function destinationProblems(form: DestinationForm): DestinationProblem[] {
  switch (form.kind) {
    case undefined:
      return ['kind'];
    case 'ORIGINAL':
      return [];
    case 'EWALLET':
      return phoneOf(form.phoneNo) === undefined ? ['phone'] : [];
    case 'BANK': {
      const problems: DestinationProblem[] = [];
      if (form.bankName === '') problems.push('bank');
      if (accountOf(form.number) === undefined) problems.push('number');
      if (personOf(form.holder) === undefined) problems.push('holder');
      return problems;
    }
  }
}

/** Of a form without problems. */
export function destinationOf(form: DestinationForm): RefundDestination {
  switch (form.kind) {
    case 'EWALLET':
      return { kind: 'EWALLET', phoneNo: phoneOf(form.phoneNo) ?? '' };
    case 'BANK':
      return {
        kind: 'BANK',
        bankName: form.bankName,
        bankAccountName: personOf(form.holder) ?? '',
        bankAccountNumber: accountOf(form.number) ?? '',
      };
    case 'ORIGINAL':
    case undefined:
      return { kind: 'ORIGINAL' };
  }
}
