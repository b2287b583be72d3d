import postcss from 'postcss';

/**
 * Puts a remote's utility classes under its own root element. Host and remotes build the same utility names in sheets of
 * their own; unscoped, a sheet that arrives later would win over `md:` variants of one that was there before.
 * It also says `--styled` on that root, by which the host sees that the sheet has arrived.
 */
export const underRemoteRoot = (name) => ({
  postcssPlugin: 'under-remote-root',
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
