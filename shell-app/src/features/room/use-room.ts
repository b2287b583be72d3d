import { useQuery } from '@tanstack/react-query';
import { useApi } from '@wayhouse/web-kit/api';
import { roomById } from '../../shared/room-by-id.js';

export const useRoom = (id: string) => useQuery(roomById(useApi(), id));
