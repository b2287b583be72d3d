/** Clerk’s dialogs in the product’s colours, light and dark. */
export const clerkAppearance = {
  variables: {
    colorPrimary: 'var(--color-accent)',
    colorPrimaryForeground: 'var(--color-on-accent)',
    colorBackground: 'var(--color-surface)',
    colorForeground: 'var(--color-ink)',
    colorMutedForeground: 'var(--color-muted)',
    colorInput: 'var(--color-surface)',
    colorInputForeground: 'var(--color-ink)',
    colorNeutral: 'var(--color-ink)',
    colorDanger: 'var(--color-danger)',
    fontFamily: 'var(--font-sans)',
    borderRadius: '10px',
  },
};
