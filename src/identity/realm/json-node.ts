/** A place in a parsed JSON file that is read with its expected type; what is wrong is told with its path. */
export class JsonNode {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  at(name: string): JsonNode {
    const inside = typeof this.value === 'object' && this.value !== null ? Object.entries(this.value) : [];
    return new JsonNode(inside.find(([key]) => key === name)?.[1], `${this.path}.${name}`);
  }

  text(fallback?: string): string {
    return this.#expect((value) => typeof value === 'string', 'text', fallback);
  }

  seconds(): number {
    return this.#expect((value): value is number => Number.isInteger(value), 'a whole number of seconds');
  }

  flag(): boolean {
    return this.#expect((value) => typeof value === 'boolean', 'true or false', false);
  }

  items(): JsonNode[] {
    const list = this.#expect<unknown[]>((value) => Array.isArray(value), 'a list', []);
    return list.map((item, index) => new JsonNode(item, `${this.path}[${index}]`));
  }

  texts(): string[] {
    return this.items().map((item) => item.text());
  }

  names(): string[] {
    return typeof this.value === 'object' && this.value !== null ? Object.keys(this.value) : [];
  }

  #expect<T>(is: (value: unknown) => value is T, what: string, fallback?: T): T {
    if (is(this.value)) return this.value;
    if (this.value === undefined && fallback !== undefined) return fallback;
    throw new Error(`${this.path} must be ${what}`);
  }
}
