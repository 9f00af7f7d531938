// jsdom has no popovers: they are there, and stay where they are.
for (const method of ['showPopover', 'hidePopover'] as const) HTMLElement.prototype[method] ??= () => undefined
