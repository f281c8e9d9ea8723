select id from notice_delivery where plant_id = ? order by id desc limit ?
--   Limit
--     -> Index Only Scan Backward using notice_delivery__plant_id_ix on notice_delivery
--           Index Cond: (plant_id = ?)

select count(*) from notice_delivery where plant_id = ?
--   Aggregate
--     -> Index Only Scan using notice_delivery__plant_address_channel_created_at_id_ix on notice_delivery
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using notice_delivery__plant_id_ix on notice_delivery
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Index Only Scan using notice_delivery__plant_id_ix on notice_delivery
--           Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Index Scan Backward using notice_delivery_pkey on notice_delivery
--           Index Cond: (id = ANY (ARRAY[?, ?]))

and {} = ? -- {}: type_id, receiver_id
--   Limit
--     -> Index Only Scan Backward using notice_delivery__plant_{}_id_ix on notice_delivery
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and type_id is null
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using notice_delivery__plant_type_id_ix on notice_delivery
--                 Index Cond: ((plant_id = ?) AND (type_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0
  from #1(select id as id, id as at0 from notice_delivery where (plant_id = ? and {} = ?) order by id desc limit ?) as part0
  union all
  select 0 as rank, id, at0
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc
limit ?
-- {}: type_id, receiver_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using notice_delivery__plant_{}_id_ix on notice_delivery
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} is null -- {}: receiver_id, address
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using notice_delivery__plant_{}_channel_created_at_id_ix on notice_delivery
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

and channel = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using notice_delivery__plant_channel_status_sent_at_id_ix on notice_delivery
--                 Index Cond: ((plant_id = ?) AND (channel = ?))

and channel in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using notice_delivery__plant_channel_status_sent_at_id_ix on notice_delivery
--                 Index Cond: ((plant_id = ?) AND (channel = ANY (ARRAY[?, ?])))

and address = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using notice_delivery__plant_address_channel_created_at_id_ix on notice_delivery
--                 Index Cond: ((plant_id = ?) AND (address = ?))

and address in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using notice_delivery__plant_address_channel_created_at_id_ix on notice_delivery
--                 Index Cond: ((plant_id = ?) AND (address = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: address, subject
and {} = ? -- {}: subject, reason
and {} is null -- {}: subject
and {} in (?, …) -- {}: subject, reason
and ({} >= ? and {} <= ?) -- {}: sent_at, created_at, updated_at
and (
  (subject ilike ? escape '\' and (subject ilike ? escape '\' or squeezed(subject) ilike ? escape '\'))
    or (address ilike ? escape '\' and (address ilike ? escape '\' or squeezed(address) ilike ? escape '\'))
)
-- keyword
--   Limit
--     -> Index Scan Backward using notice_delivery__plant_id_ix on notice_delivery
--           Index Cond: (plant_id = ?)

and status = ?
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using notice_delivery__plant_status_next_at_id_ix on notice_delivery
--                 Index Cond: ((plant_id = ?) AND (status = ?))

and status in (?, …)
--   Limit
--     -> Sort
--           Sort Key: id DESC
--           -> Index Only Scan using notice_delivery__plant_status_next_at_id_ix on notice_delivery
--                 Index Cond: ((plant_id = ?) AND (status = ANY (ARRAY[?, ?])))

select type_id as key0, count(*) from notice_delivery where plant_id = ? group by 1 limit ? -- group_type_id
--   Limit
--     -> GroupAggregate
--           Group Key: type_id
--           -> Index Only Scan using notice_delivery__plant_type_id_ix on notice_delivery
--                 Index Cond: (plant_id = ?)

select receiver_id as key0, count(*) from notice_delivery where plant_id = ? group by 1 limit ? -- group_receiver_id
--   Limit
--     -> GroupAggregate
--           Group Key: receiver_id
--           -> Index Only Scan using notice_delivery__plant_receiver_channel_created_at_id_ix on notice_delivery
--                 Index Cond: (plant_id = ?)

select channel as key0, count(*) from notice_delivery where plant_id = ? group by 1 limit ? -- group_channel
--   Limit
--     -> GroupAggregate
--           Group Key: channel
--           -> Index Only Scan using notice_delivery__plant_channel_status_sent_at_id_ix on notice_delivery
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((sent_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from notice_delivery
where plant_id = ?
group by 1
limit ?
-- group_sent_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((sent_at + '62167420800000'::bigint) / 1000) - '6216739…
--           -> Index Scan using notice_delivery__plant_address_channel_created_at_id_ix on notice_delivery
--                 Index Cond: (plant_id = ?)

select max(id) from notice_delivery -- group_reason, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using notice_delivery_pkey on notice_delivery
--                   Index Cond: (id IS NOT NULL)

select reason as key0, count(*) from notice_delivery where plant_id = ? group by 1 limit ? -- group_reason
--   Limit
--     -> HashAggregate
--           Group Key: reason
--           -> Index Scan using notice_delivery__plant_address_channel_created_at_id_ix on notice_delivery
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from notice_delivery where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> GroupAggregate
--           Group Key: status
--           -> Index Only Scan using notice_delivery__plant_status_next_at_id_ix on notice_delivery
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from notice_delivery
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Only Scan using notice_delivery__plant_address_channel_created_at_id_ix on notice_delivery
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from notice_delivery
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using notice_delivery__plant_address_channel_created_at_id_ix on notice_delivery
--                 Index Cond: (plant_id = ?)

select type_id as key0, count(*), cast(sum(attempts) as text), cast(count(attempts) as text), cast(min(attempts) as text),
  cast(max(attempts) as text)
from notice_delivery
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: type_id
--           -> Index Scan using notice_delivery__plant_type_id_ix on notice_delivery
--                 Index Cond: (plant_id = ?)
