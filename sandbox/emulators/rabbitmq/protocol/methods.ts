export type Table = Record<string, unknown>;
type None = Record<string, never>;
type Close = { replyCode: number; replyText: string; classId: number; methodId: number };
export type DeliveryFields = { deliveryTag: number; redelivered: boolean; exchange: string; routingKey: string };

/** The supported methods, by the names and field names of the client's codec. */
export type Methods = {
  ConnectionStart: {
    versionMajor: number;
    versionMinor: number;
    serverProperties: Table;
    mechanisms: Buffer;
    locales: Buffer;
  };
  ConnectionStartOk: { clientProperties: Table; mechanism: string; response: Buffer };
  ConnectionTune: { channelMax: number; frameMax: number; heartbeat: number };
  ConnectionTuneOk: { channelMax: number; frameMax: number; heartbeat: number };
  ConnectionOpen: { virtualHost: string };
  ConnectionOpenOk: None;
  ConnectionClose: Close;
  ConnectionCloseOk: None;
  ChannelOpenOk: None;
  ChannelClose: Close;
  ChannelCloseOk: None;
  ExchangeDeclare: {
    exchange: string;
    type: string;
    passive: boolean;
    durable: boolean;
    autoDelete: boolean;
    internal: boolean;
    arguments: Table;
  };
  ExchangeDeclareOk: None;
  ExchangeDelete: { exchange: string; ifUnused: boolean };
  ExchangeDeleteOk: None;
  QueueDeclare: {
    queue: string;
    passive: boolean;
    durable: boolean;
    exclusive: boolean;
    autoDelete: boolean;
    arguments: Table;
  };
  QueueDeclareOk: { queue: string; messageCount: number; consumerCount: number };
  QueueBind: { queue: string; exchange: string; routingKey: string; arguments: Table };
  QueueBindOk: None;
  QueuePurge: { queue: string };
  QueuePurgeOk: { messageCount: number };
  QueueDelete: { queue: string; ifUnused: boolean; ifEmpty: boolean };
  QueueDeleteOk: { messageCount: number };
  BasicQos: { prefetchSize: number; prefetchCount: number; global: boolean };
  BasicQosOk: None;
  BasicConsume: {
    queue: string;
    consumerTag: string;
    noLocal: boolean;
    noAck: boolean;
    exclusive: boolean;
    arguments: Table;
  };
  BasicConsumeOk: { consumerTag: string };
  BasicCancel: { consumerTag: string; nowait: boolean };
  BasicCancelOk: { consumerTag: string };
  BasicPublish: { exchange: string; routingKey: string; mandatory: boolean; immediate: boolean };
  BasicReturn: { replyCode: number; replyText: string; exchange: string; routingKey: string };
  BasicDeliver: DeliveryFields & { consumerTag: string };
  BasicGet: { queue: string; noAck: boolean };
  BasicGetOk: DeliveryFields & { messageCount: number };
  BasicGetEmpty: None;
  BasicAck: { deliveryTag: number; multiple: boolean };
  BasicNack: { deliveryTag: number; multiple: boolean; requeue: boolean };
  ConfirmSelect: None;
  ConfirmSelectOk: None;
};
