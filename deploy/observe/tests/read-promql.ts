import { parser } from '@prometheus-io/lezer-promql';

type Node = ReturnType<typeof parser.parse>['topNode'];

/** One metric that an expression asks for, with the labels it is narrowed down by. */
export type Asked = { metric: string; labels: string[] };

/** What an expression in Prometheus' language asks for. Throws where it is not one. */
export function readPromql(expression: string): Asked[] {
  // Grafana fills these in; what they become does not matter here.
  const filled = expression.replaceAll('$__rate_interval', '5m');
  const asked: Asked[] = [];
  const textOf = ({ from, to }: Node) => filled.slice(from, to);
  parser.parse(filled).iterate({
    enter({ type, node, from }) {
      if (type.isError) throw new Error(`"${expression}" is no expression from character ${from} on`);
      if (type.name !== 'VectorSelector') return;
      const metric = node.getChild('Identifier');
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      asked.push({
        metric: metric ? textOf(metric) : '',
        labels: matchers.map((matcher) => textOf(matcher.getChild('LabelName') ?? matcher)),
      });
    },
  });
  return asked;
}
