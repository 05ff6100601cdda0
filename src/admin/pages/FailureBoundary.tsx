import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Component, type ReactNode } from 'react';
import { messageOf } from '../data/problems.ts';
import { PlainPage } from './PlainPage.tsx';

/** Shows what kept the application from opening, and offers to try again. */
export class FailureBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return 'error' in this.state ? <FailurePage error={this.state.error} /> : this.props.children;
  }
}

function FailurePage({ error }: { error: unknown }) {
  const translate = useTranslate();
  return (
    <PlainPage title={translate('failure.title')} text={translate(messageOf(error))}>
      <Button variant="contained" onClick={() => location.reload()}>
        {translate('common.tryAgain')}
      </Button>
    </PlainPage>
  );
}
