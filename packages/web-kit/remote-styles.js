import postcss from 'postcss';

/**
 * Scopes a remote’s utility classes to its root element. Host and remotes generate the same utility names in separate
 * sheets; unscoped, a sheet that loads later would override `md:` variants of an earlier one. Also sets `--styled` on
 * that root, by which the host detects that the sheet has loaded.
 */
export const scopeToRemoteRoot = (name) => ({
  postcssPlugin: 'scope-to-remote-root',
  OnceExit(root) {
    const scope = `[data-remote="${name}"]`;
    let found = false;
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'utilities' || !layer.nodes) return;
      found = true;
      layer.walkRules((rule) => {
        const nested = rule.parent.type === 'rule' || /keyframes$/.test(rule.parent.name ?? '');
        if (!nested) rule.selectors = rule.selectors.map((selector) => `${scope} ${selector}`);
      });
    });
    if (found) root.append(postcss.rule({ selector: scope }).append(postcss.decl({ prop: '--styled', value: '1' })));
  },
});
