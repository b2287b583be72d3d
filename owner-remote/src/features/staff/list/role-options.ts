import { memberRoles } from '@wayhouse/domain/staff-roles';
import { roleNames } from '@wayhouse/messages/staff-roles';

export const roleOptions = () => memberRoles.map((value) => ({ value, label: roleNames[value] }));
