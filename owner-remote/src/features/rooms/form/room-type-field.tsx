import { roomTypeNames } from '@wayhouse/messages/room-names';
import { type RoomType, roomTypes } from '@wayhouse/domain/room-types';
import { Select } from '@wayhouse/web-kit/ui/form/select';
import type { RefCallback } from 'react';
import { messages } from '../messages.js';

type Props = {
  value: RoomType | '';
  onChange: (type: RoomType) => void;
  /** Receives a focus handle, so that the form can focus the field when it is invalid. */
  ref: RefCallback<{ focus: () => void }>;
  error?: string;
  disabled: boolean;
};

export const RoomTypeField = ({ value, onChange, ref, error, disabled }: Props) => (
  <div ref={(box) => ref(box && { focus: () => box.querySelector('button')?.focus() })}>
    <Select
      label={messages.roomType.label}
      placeholder={messages.roomType.placeholder}
      options={roomTypes.map((type) => ({ value: type, label: roomTypeNames[type] }))}
      value={value}
      onChange={onChange}
      error={error}
      disabled={disabled}
    />
  </div>
);
