import { testService } from '@wayhouse/service-kit/testing';
import type { Metrics } from '@wayhouse/service-kit';
import { buildBooking } from '../../../services/booking/src/compose.js';
import { testCatalog } from '../../../services/catalog/src/testing/test-catalog.js';
import { testGateway } from '../../../services/gateway/src/testing/test-gateway.js';
import { notificationService } from '../../../services/notification/src/testing/notification-service.js';
import { paymentService } from '../../../services/payment/src/testing/factories.js';

/** Added by Prometheus itself, and by the registry to all. */
const labelsOfAll = ['service', 'job', 'instance', 'le'];

/** Which metrics the processes export, each with its labels: asked of the processes themselves. */
export async function exportedMetrics(): Promise<Map<string, Set<string>>> {
  const processes = await Promise.all([
    testGateway(),
    testCatalog(),
    testService('booking', (given) => buildBooking({ ...given, currency: 'USD' })),
    paymentService(),
    notificationService('smtp://127.0.0.1:9'),
  ]);
  const exported = new Map([['up', new Set(labelsOfAll)]]);
  for (const { metrics } of processes) {
    for (const [name, labels] of metricsOf(metrics)) exported.set(name, new Set([...labelsOfAll, ...labels]));
  }
  await Promise.all(processes.map((each) => each.stop()));
  return exported;
}

type Registered = { name: string; type: unknown; labelNames?: string[] };

function metricsOf({ registry }: Metrics): [string, string[]][] {
  return (registry.getMetricsAsArray() as unknown as Registered[]).flatMap(({ name, type, labelNames = [] }) => {
    const names = type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
    return names.map((each): [string, string[]] => [each, labelNames]);
  });
}
