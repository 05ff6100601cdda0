/** Markup that is safe to send: what came from elsewhere is escaped in it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | undefined | false | readonly Html[];

/** Markup with values in it: texts are escaped, markup stays, and what is not there is nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map((part) => written(part))));
}

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('');
}
