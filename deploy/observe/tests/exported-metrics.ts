import { testService } from '@wayhouse/service-kit/testing';
import type { Metrics } from '@wayhouse/service-kit';
import { bookingConfig } from '@wayhouse/booking/testing/booking-config';
import { composeBooking } from '@wayhouse/booking/compose';
import { startTestCatalog } from '@wayhouse/catalog/testing/test-catalog';
import { testGateway } from '@wayhouse/gateway/testing/test-gateway';
import { startNotification } from '@wayhouse/notification/testing/notification-service';
import { testShell } from '@wayhouse/shell-server/testing/test-shell';
import { startPaymentService } from '@wayhouse/payment/testing/factories';

/** Added to all by Prometheus and by the registry. */
const commonLabels = ['service', 'job', 'instance', 'le'];

/** The metrics that the services export, with their labels. */
export async function exportedMetrics(): Promise<Map<string, Set<string>>> {
  const processes = await Promise.all([
    testGateway(),
    testShell(),
    startTestCatalog(),
    testService('booking', (context) => composeBooking(context, bookingConfig)),
    startPaymentService(),
    startNotification('smtp://127.0.0.1:9'),
  ]);
  const exported = new Map([['up', new Set(commonLabels)]]);
  for (const { metrics } of processes) {
    for (const [name, labels] of metricsOf(metrics)) exported.set(name, new Set([...commonLabels, ...labels]));
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
