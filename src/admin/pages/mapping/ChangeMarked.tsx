import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../entity/ConfirmDialog.tsx';
import { MarkedRow } from '../../entity/MarkedRow.tsx';
import { useMappingChange } from './mapping-change.ts';

/** Maps the marked records of all pages, or takes them out after the question of the specification, section 8. */
export function ChangeMarked({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const { verb, say, change } = useMappingChange();
  const [isAsking, setAsking] = useState(false);
  const changeMarked = async () => {
    setAsking(false);
    await change({ keys: selectedIds.map(String) }, selectedIds.length);
    onUnselectItems();
  };
  return (
    <MarkedRow>
      <Button size="small" onClick={() => (verb === 'map' ? void changeMarked().catch(() => {}) : setAsking(true))}>
        {say(`${verb}.marked`)}
      </Button>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        title={say('unmap.title')}
        text={translate('delete.many')}
        confirm={say('unmap')}
        onConfirm={() => void changeMarked().catch(() => {})}
        onClose={() => setAsking(false)}
      />
    </MarkedRow>
  );
}
