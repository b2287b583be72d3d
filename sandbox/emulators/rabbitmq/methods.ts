export type Table = Record<string, unknown>;
type None = Record<string, never>;

/** The methods spoken here, by the names and field names of the client's codec. */
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
  ConnectionClose: { replyCode: number; replyText: string; classId: number; methodId: number };
  ConnectionCloseOk: None;
  ChannelOpen: None;
  ChannelOpenOk: None;
  ChannelFlow: { active: boolean };
  ChannelFlowOk: { active: boolean };
  ChannelClose: { replyCode: number; replyText: string; classId: number; methodId: number };
  ChannelCloseOk: None;
  ExchangeDeclare: {
    exchange: string;
    type: string;
    passive: boolean;
    durable: boolean;
    autoDelete: boolean;
    internal: boolean;
    nowait: boolean;
    arguments: Table;
  };
  ExchangeDeclareOk: None;
  ExchangeDelete: { exchange: string; ifUnused: boolean; nowait: boolean };
  ExchangeDeleteOk: None;
  QueueDeclare: {
    queue: string;
    passive: boolean;
    durable: boolean;
    exclusive: boolean;
    autoDelete: boolean;
    nowait: boolean;
    arguments: Table;
  };
  QueueDeclareOk: { queue: string; messageCount: number; consumerCount: number };
  QueueBind: { queue: string; exchange: string; routingKey: string; nowait: boolean; arguments: Table };
  QueueBindOk: None;
  QueueUnbind: { queue: string; exchange: string; routingKey: string; arguments: Table };
  QueueUnbindOk: None;
  QueuePurge: { queue: string; nowait: boolean };
  QueuePurgeOk: { messageCount: number };
  QueueDelete: { queue: string; ifUnused: boolean; ifEmpty: boolean; nowait: boolean };
  QueueDeleteOk: { messageCount: number };
  BasicQos: { prefetchSize: number; prefetchCount: number; global: boolean };
  BasicQosOk: None;
  BasicConsume: {
    queue: string;
    consumerTag: string;
    noLocal: boolean;
    noAck: boolean;
    exclusive: boolean;
    nowait: boolean;
    arguments: Table;
  };
  BasicConsumeOk: { consumerTag: string };
  BasicCancel: { consumerTag: string; nowait: boolean };
  BasicCancelOk: { consumerTag: string };
  BasicPublish: { exchange: string; routingKey: string; mandatory: boolean; immediate: boolean };
  BasicReturn: { replyCode: number; replyText: string; exchange: string; routingKey: string };
  BasicDeliver: {
    consumerTag: string;
    deliveryTag: number;
    redelivered: boolean;
    exchange: string;
    routingKey: string;
  };
  BasicGet: { queue: string; noAck: boolean };
  BasicGetOk: {
    deliveryTag: number;
    redelivered: boolean;
    exchange: string;
    routingKey: string;
    messageCount: number;
  };
  BasicGetEmpty: None;
  BasicAck: { deliveryTag: number; multiple: boolean };
  BasicNack: { deliveryTag: number; multiple: boolean; requeue: boolean };
  BasicReject: { deliveryTag: number; requeue: boolean };
  BasicRecover: { requeue: boolean };
  BasicRecoverOk: None;
  ConfirmSelect: { nowait: boolean };
  ConfirmSelectOk: None;
};
