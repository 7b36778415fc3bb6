import { useState } from 'react';
import { attempts } from '../../api/keyed/attempts.ts';
import { isUnanswered, serversWords } from '../../api/errors.ts';
import { moneyCheck } from '../../api/generated/calls/money-check.ts';
import type { MoneyCheckBody, MoneyCheckData } from '../../api/generated/types.ts';
import { text } from '../../i18n/i18n.ts';
import { reportProblem } from '../../telemetry/report.ts';

const checkOnce = attempts(moneyCheck);

/** Asks the provider about money. */
export function useMoneyCheck(onFound: () => void) {
  const [data, setData] = useState<MoneyCheckData>();
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function send(body: MoneyCheckBody): Promise<void> {
    setIsBusy(true);
    setFailure('');
    try {
      const found = await checkOnce(body);
      setData(found);
      if (found.verdict === 'FOUND') onFound();
    } catch (error) {
      reportProblem('payment.moneyCheck', error);
      setFailure(
        isUnanswered(error)
          ? text('failure.offline')
          : serversWords(error) || text('payment.moneyFailed'),
      );
    } finally {
      setIsBusy(false);
    }
  }
  return {
    data,
    failure,
    isBusy,
    ask: (body: MoneyCheckBody) => void send(body),
    again: () => setData(undefined),
  };
}
