import { sharedSystem } from './platform/shared-system.js';
// In this order: each suite leaves data that those before it must not find.
import './suites/bad-webhooks.js';
import './suites/api-docs.js';
import './suites/access.js';
import './suites/bad-input.js';
import './suites/data-retention.js';

afterAll(async () => (await sharedSystem()).stop());
