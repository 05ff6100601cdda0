import { useEffect, useRef } from 'react';

interface Props {
  html: string;
  title: string;
}

/**
 * A mail in a frame that runs nothing and loads nothing from elsewhere; its links open beside the application. The
 * page's policy allows no styles in markup: they are applied by script, one by one.
 */
export function MailFrame({ html, title }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page) showIn(page, html);
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      style={{ inlineSize: '100%', blockSize: 560, border: 0, borderRadius: 8, backgroundColor: '#faf9f6' }}
    />
  );
}

function showIn(page: Document, html: string): void {
  const inert = html.replaceAll(/<style[^]*?<\/style>/gi, '').replaceAll(' style="', ' data-style="');
  const mail = new DOMParser().parseFromString(inert, 'text/html');
  for (const one of mail.querySelectorAll('meta, link, script, base')) one.remove();
  page.documentElement.lang = mail.documentElement.lang;
  page.documentElement.dir = mail.documentElement.dir;
  page.body.style.margin = '0';
  page.body.replaceChildren(...[...mail.body.childNodes].map((node) => page.adoptNode(node)));
  for (const one of page.querySelectorAll<HTMLElement>('[data-style]')) {
    one.style.cssText = one.dataset['style'] ?? '';
    delete one.dataset['style'];
  }
  for (const link of page.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}
