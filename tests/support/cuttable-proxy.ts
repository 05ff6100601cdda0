import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type ProxyMode = 'pass' | 'refuse' | 'stall';

export interface CuttableProxy {
  /** The target's address, by way of the proxy. */
  url: string;
  /** `refuse` closes new connections at once, `stall` keeps every byte to itself, old connections included. */
  become: (mode: ProxyMode) => void;
  /** Breaks every connection there is. */
  cut: () => void;
  connections: () => number;
  close: () => Promise<void>;
}

/** Stands between the server and its database, as the network does. */
export async function startProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  let mode: ProxyMode = 'pass';

  const join = (near: Socket): void => {
    const far = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('data', (data) => {
        if (mode !== 'stall') to.write(data);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
  };
  const server = createServer((near) => {
    if (mode === 'refuse') near.destroy();
    else join(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  };
  return {
    url: url.href,
    become: (next) => (mode = next),
    cut,
    connections: () => pairs.size,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
}
