select * from complaint_cause where id = any((select ?::text::bigint[])::bigint[])
--   Index Scan using complaint_cause_pkey on complaint_cause
--     Index Cond: (id = ANY (?))
--     InitPlan 1 (returns ?)
--       -> Result

select claim_cause_id, qa_state, count(*), sum(case when claim_date >= ? then 1 else 0 end), sum(claimed_amount), sum(comp_amount)
from complaint
where (plant_id = ? and (plant_id = ? and customer_id = ? and qa_state <> ?))
group by claim_cause_id, qa_state
--   HashAggregate
--     Group Key: claim_cause_id, qa_state
--     -> Result
--           One-Time Filter: (? = ?)
--           -> Index Scan using complaint__plant_customer_claim_date_id_ix on complaint
--                 Index Cond: ((plant_id = ?) AND (customer_id = ?))
