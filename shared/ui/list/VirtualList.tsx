import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { Items, type ListProps, useRows } from './Items';
import { ONE_COLUMN, useGeometry } from './useGeometry';
import { useNearEnd } from './useNearEnd';
import { VIRTUAL_CARDS_FROM } from './windowing';

/** Row heights of unmounted lists by label, to restore the scroll position on return. */
const remembered = new Map<string, VirtualItem[]>();

/** A list of any length in the page, virtualized above 300 items. Screen readers get the position and the count. */
export function VirtualList<T>(props: ListProps<T>) {
  const list = useRef<HTMLElement>(null);
  const geometry = useGeometry(list, props.items.length > VIRTUAL_CARDS_FROM);
  const rows = useRows(props, geometry ?? ONE_COLUMN);
  const [initialMeasurementsCache] = useState(() => remembered.get(props.label) ?? []);
  const virtualizer = useWindowVirtualizer<HTMLElement>({ ...rows.options, initialMeasurementsCache });
  const remember = useEffectEvent(() => void remembered.set(props.label, virtualizer.takeSnapshot()));
  useEffect(() => () => remember(), []);
  const end = useNearEnd(props.onNearEnd, props.items.length);
  return (
    <>
      <Items {...props} {...rows} list={list} virtualizer={virtualizer} measures={geometry !== null} />
      {props.onNearEnd === undefined ? null : <div ref={end} />}
    </>
  );
}
