import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { checkIcon } from '../../ui/icons.ts';
import { Sheet } from '../../ui/layer/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LoadFailure } from '../failure/LoadFailure.tsx';
import { banksQuery } from './refund-queries.ts';
import css from './Destination.module.css';

interface BankSheetProps {
  isOpen: boolean;
  /** Empty: none. */
  chosen: string;
  onClose: () => void;
  onChoose: (bankName: string) => void;
}

/** The banks that take refunds, found by a part of their name. */
export function BankSheet({ isOpen, chosen, onClose, onChoose }: BankSheetProps) {
  const text = useText();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={text('aftersale.chooseBank')}
      closeLabel={text('common.close')}
    >
      <Banks chosen={chosen} onChoose={onChoose} />
    </Sheet>
  );
}

function Banks({ chosen, onChoose }: Pick<BankSheetProps, 'chosen' | 'onChoose'>) {
  const text = useText();
  const [search, setSearch] = useState('');
  const { data, error, isFetching, refetch } = useQuery(banksQuery);
  if (error && !data)
    return <LoadFailure error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={text('common.loading')}>
        <Skeleton width="100%" height={240} />
      </div>
    );
  const wanted = search.trim().toLowerCase();
  const found = data.bankList.filter(({ bankName }) => bankName.toLowerCase().includes(wanted));
  return (
    <>
      <div className={css['search']}>
        <Field label={text('aftersale.searchBank')}>
          {(about) => (
            <input
              {...about}
              type="search"
              autoComplete="off"
              maxLength={40}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
      </div>
      {found.length === 0 && (
        <p className={css['none']} role="status">
          {text('aftersale.noBank')}
        </p>
      )}
      <ul className={css['banks']} aria-label={text('aftersale.chooseBank')}>
        {found.map(({ bankCode, bankName }) => (
          <li key={bankCode}>
            <button
              type="button"
              className={css['row']}
              aria-pressed={bankName === chosen}
              onClick={() => onChoose(bankName)}
            >
              {bankName}
              {bankName === chosen && <Icon shape={checkIcon} size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
