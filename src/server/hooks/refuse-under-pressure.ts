import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '../problems.ts';

const SAMPLE_MS = 1000;

/**
 * Turns calls away with a 503 while the process can't keep up. The delay that building the routes itself causes is no
 * pressure: the first sample after it does not count.
 */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  let builtAt = Infinity;
  app.addHook('onReady', async () => {
    builtAt = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async () => {
      if (performance.now() - builtAt > 2 * SAMPLE_MS) throw unavailable();
    },
  });
}
