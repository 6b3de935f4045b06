export { fetchKafka, type Kafka, KafkaMissing, kafkaMissing, type StartKafkaOptions, startKafka } from './start.ts';
