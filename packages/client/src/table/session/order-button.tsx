import type { Deed } from '@morgenrot/protocol';
import type { ReactNode } from 'react';
import type { Orders } from './use-order.ts';

interface OrderButtonProps {
  orders: Orders;
  deed: Deed;
  className?: string;
  /** Where the words on it do not say enough. */
  label?: string;
  children: ReactNode;
}

/** One press, one deed. It stays where it is while a deed is under way, and so does the keyboard. */
export function OrderButton({ orders, deed, className = 'm-button m-small', label, children }: OrderButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={orders.sending}
      onClick={() => void orders.order(deed)}
    >
      {children}
    </button>
  );
}
