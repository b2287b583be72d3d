import { parser } from '@prometheus-io/lezer-promql';

type Node = ReturnType<typeof parser.parse>['topNode'];

/** A metric in an expression, with its label matchers. */
type MetricReference = { metric: string; labels: string[] };

/** The metrics in a PromQL expression. Throws where it cannot be parsed. */
export function readPromql(expression: string): MetricReference[] {
  // Filled in by Grafana.
  const filled = expression.replaceAll('$__rate_interval', '5m');
  const references: MetricReference[] = [];
  const textOf = ({ from, to }: Node) => filled.slice(from, to);
  parser.parse(filled).iterate({
    enter({ type, node, from }) {
      if (type.isError) throw new Error(`"${expression}" is no expression from character ${from} on`);
      if (type.name !== 'VectorSelector') return;
      const metric = node.getChild('Identifier');
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      references.push({
        metric: metric ? textOf(metric) : '',
        labels: matchers.map((matcher) => textOf(matcher.getChild('LabelName') ?? matcher)),
      });
    },
  });
  return references;
}
