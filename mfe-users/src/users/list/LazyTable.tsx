import { type ComponentType, useEffect, useState } from 'react';
import { ErrorState } from '@arena/shared/ui';
import { ListSkeleton } from './ListSkeleton';
import type { MemberTableProps } from './MemberTable';

// Fetched once, beside the page's first reads; a failed fetch is forgotten, so that it can be tried again.
let arrived: ComponentType<MemberTableProps> | null = null;
let underWay: Promise<void> | null = null;
function fetchTable(): Promise<void> {
  underWay ??= import('./MemberTable').then(
    (module) => {
      arrived = module.default;
    },
    (error: unknown) => {
      underWay = null;
      throw error;
    },
  );
  return underWay;
}

/** The table, in a part of its own: the page's head and figures do not wait for it. */
export function LazyTable(props: MemberTableProps) {
  const [Table, setTable] = useState<ComponentType<MemberTableProps> | null>(() => arrived);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    fetchTable().then(
      () => void (gone || setTable(() => arrived)),
      () => void (gone || setFailed(true)),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  if (Table !== null) return <Table {...props} />;
  if (failed) {
    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return <ErrorState title="The table could not be fetched" message="Check your connection and try again." onRetry={retry} />;
  }
  return <ListSkeleton />;
}
